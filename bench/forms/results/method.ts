/** How the figures were measured and what they do not show, as Markdown. */
export const method = `Each form has only text fields: all required, all empty, every fifth an e-mail address. Medians over
fresh pages of a production build, the forms in turn. “To paint” ends after the first paint that
shows the result; the browser paints at once and does not wait for the screen’s next turn. “Script”
is all script on the main thread from the key to 350 ms after that paint, read from the browser’s
trace: listeners, timers and microtasks, without layout. About 0.6 ms of it is what measures, for
all alike. Keys go into the field in the middle; two go before those that count.

- After a failed submit this site marks one field and shows one alert, as its specification wants;
  the others mark every field. It checks all of them nevertheless.
- rjsf: errors only beside the fields, \`liveValidate\` from the first failed submit on, and a
  validator that compiles the schema at the first check.
- JSON Forms has no submit: a button sets \`validationMode\`. It accepts and checks a value 300 ms
  after the last key, which “key to paint” leaves out and “script” contains.
- SurveyJS: \`textUpdateMode: 'onTyping'\`, so that errors follow the keys as they do elsewhere.
- MUI TextField alone checks nothing and has MUI’s own theme. It is what such fields cost at least;
  this site’s are \`FormControl\` with \`OutlinedInput\`, as the theme has them.
- “Key to paint” contains the browser’s own layout and paint of the page. Where script is short they
  are most of it, and a form library has little say in them.
- Script sizes contain what measures, less than 1 KiB, and all kinds of fields of this site: on its
  pages a form loads those that it has.`;

/** What is measured of forms with conditions, as Markdown. */
export const steppedMethod = `Of each step’s fields ten are shown once its first one is filled. All are required. Keys go into the
middle of the first step; then a key fills the first field of a step and shows the ten, for the first
time. “Step forward” is a click on the button below a step in which all fields are filled: the step
is checked, and the next one is painted. “Submit” is a click on the last button while the fields of
the last step are empty: what is wrong is marked, one field here, every one elsewhere.

- MUI’s parts alone: the same steps of Stepper, TextField, Button and Alert without any library. It
  keeps nothing, checks nothing, and always finds the second field of the last step wrong. A form
  of MUI’s parts takes no less; where it already needs more than 0.3 of SurveyJS’s time, no form of
  them can hold that target.
- rjsf has no steps: its 100 fields stand in one form, with \`dependencies\`. Its mount shows the 70
  that are shown from the start and its submit finds nearly all of them empty; the others show the
  first step’s.
- SurveyJS: pages with \`visibleIf\`, a progress bar with the pages’ titles, and no animations, which
  would be measured as waiting.`;
