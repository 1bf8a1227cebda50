import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { dayOf } from '../../../src/rules/today';
import { isYearly } from '../../../src/schema/calendar';
import { validDate } from '../../../src/schema/calendar-day';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSamePlace } from '../../../src/schema/values/written-place';
import { useSession, useSessionState } from '../editor-context';
import { changeTo } from './change-to';
import { isDayOfYear, lengthOf, monthNames, otherDays, twoDigits } from './days-of-year';
import { FieldControl, Problems } from './field-control';
import { type KeyControlProps, Titled, wordsFor } from './key-control-props';
import { keysOf } from './panel-keys';
import { usePlace } from './use-place';

type PartProps = {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  disabled?: boolean;
  onChange: (chosen: number) => void;
  problemsId: string;
};

const Part = ({ label, value, options, disabled, onChange, problemsId }: PartProps) => (
  <NativeSelect
    input={<OutlinedInput />}
    value={value}
    disabled={disabled === true}
    onChange={({ target }) => onChange(Number(target.value))}
    inputProps={{ 'aria-label': label, 'aria-describedby': problemsId }}
    sx={{ minWidth: 0, flex: 1 }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
);

const months = monthNames.map((label, at) => ({ value: at + 1, label }));

/** A value of the key, and what was chosen for it that could not be written by itself. */
const useDay = (props: KeyControlProps) => {
  const { place, panelKey } = props;
  const words = wordsFor(props);
  const session = useSession();
  const at = usePlace(place, words);
  const draft = useSessionState(({ drafts }) => drafts.find((each) => isSamePlace(each, place)));
  return {
    ...at,
    value: isDayOfYear(draft?.value) ? draft.value : at.value,
    isRefused: draft?.isRefused === true,
    takeBack: () => {
      session.dropDraft(place);
      at.clear();
    },
    /** One of two days may be right only with the other one: it stays, and is written with that. */
    choose: async (next: string | undefined) => {
      const draft = { ...place, held: next ?? '', value: next, words };
      if (await at.write(next)) session.dropDraft(place);
      else if (next !== undefined || panelKey.required)
        session.keepDraft({ ...draft, isRefused: true });
    },
  };
};

/** A month, and one of its days. */
const MonthAndDay = ({
  day,
  panelKey,
}: { day: ReturnType<typeof useDay> } & Pick<KeyControlProps, 'panelKey'>) => {
  const id = useId();
  const { value, problems, choose, isRefused, takeBack } = day;
  const [month = 0, ofMonth = 1] = isDayOfYear(value) ? value.split('-').map(Number) : [];
  const put = (nextMonth: number, next: number) =>
    void choose(
      nextMonth === 0
        ? undefined
        : `${twoDigits(nextMonth)}-${twoDigits(Math.min(next, lengthOf(nextMonth)))}`,
    );
  const none = panelKey.required && month > 0 ? [] : [{ value: 0, label: 'None' }];
  const days = Array.from({ length: month === 0 ? 1 : lengthOf(month) }, (_, at) => at + 1);
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        <Part
          label="Month"
          value={month}
          options={[...none, ...months]}
          onChange={(next) => put(next, ofMonth)}
          problemsId={id}
        />
        <Part
          label="Day of the month"
          value={ofMonth}
          options={days.map((each) => ({ value: each, label: String(each) }))}
          disabled={month === 0}
          onChange={(next) => put(month, next)}
          problemsId={id}
        />
      </Stack>
      <Problems id={id} words={problems} />
      {isRefused && (
        <Button size="small" onClick={takeBack} sx={{ alignSelf: 'start' }}>
          As it was
        </Button>
      )}
    </>
  );
};

/** A calendar; or a line, for what is no day, such as a value of the site in braces. */
const TypedDay = ({ sort, ...props }: KeyControlProps & { sort: 'day' | 'text' }) => (
  <FieldControl
    key={sort}
    place={props.place}
    panelKey={{ ...props.panelKey, label: 'Day', hint: '', whenOmitted: undefined, sort }}
    words={wordsFor(props)}
  />
);

/** A day of every year, such as 05-01. */
export const DayOfYearControl = (props: KeyControlProps) => {
  const day = useDay(props);
  const isOther = day.value !== undefined && !isDayOfYear(day.value);
  return (
    <Titled panelKey={props.panelKey}>
      {isOther ? (
        <TypedDay {...props} sort="text" />
      ) : (
        <MonthAndDay day={day} panelKey={props.panelKey} />
      )}
    </Titled>
  );
};

/** A day of the calendar, or of every year: a box says which of them all such days of the group are. */
export const DayOrYearlyControl = (props: KeyControlProps) => {
  const { place, panelKey, outer } = props;
  const session = useSession();
  const day = useDay(props);
  const around = parentOf(place.path);
  const group = useSessionState(({ state }) => valueAt(state.files[place.file], around));
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const all = (outer ? keysOf(outer, group) : [panelKey])
    .filter(({ sort }) => sort === panelKey.sort)
    .map(({ key }) => ({ key, value: isGroup(group) ? group[key] : undefined }));
  const days = all.flatMap(({ value }) => (typeof value === 'string' ? value : []));
  const known = typeof day.value === 'string' ? day.value : days[0];
  const isEachYear = known === undefined ? wanted : isYearly(known);
  const isOther =
    typeof day.value === 'string' && !isDayOfYear(day.value) && !validDate.test(day.value);
  const change = async (next: boolean) => {
    setWanted(next);
    const others = otherDays(all, { isEachYear: next, today: dayOf(new Date()) });
    day.takeBack();
    if (others.length === 0) return;
    await day.writeChanges(
      others.flatMap(({ key, value }) => {
        const at = { file: place.file, path: joinPath(around, key) };
        return changeTo(at, session.valueAt(at), value) ?? [];
      }),
    );
  };
  return (
    <Titled panelKey={panelKey}>
      {isOther ? (
        <TypedDay {...props} sort="text" />
      ) : (
        <>
          <FormControlLabel
            label="Each year"
            control={
              <Checkbox
                checked={isEachYear}
                onChange={(_event, isChecked) => void change(isChecked)}
              />
            }
          />
          {isEachYear ? (
            <MonthAndDay day={day} panelKey={panelKey} />
          ) : (
            <>
              <TypedDay {...props} sort="day" />
              <Problems id={id} words={day.problems} />
            </>
          )}
        </>
      )}
    </Titled>
  );
};
