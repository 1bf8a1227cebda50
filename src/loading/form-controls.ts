/**
 * The controls of a form. A control that is called `elements` stands in the place of the form's own
 * property of that name (HTML, section 4.10.3, [LegacyOverrideBuiltIns]): the browser's is asked.
 */
export const formControls = (form: HTMLFormElement): HTMLFormControlsCollection =>
  Reflect.get(HTMLFormElement.prototype, 'elements', form);
