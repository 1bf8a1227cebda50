import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import type { Conflict, Side } from '../../edit-protocol/changes-protocol';
import { MarkedWords, ValueWords } from './before-and-after';

const names = { ours: 'Yours', theirs: 'Theirs' } as const;

/** One version, with what it has beyond what both began with marked. */
const Version = ({ conflict, side }: { conflict: Conflict; side: Side }): ReactNode => {
  const { file, path, before } = conflict;
  const value = conflict[side];
  if (value === undefined) {
    return path === '' ? `${file} as it is on this side, or deleted` : 'taken out';
  }
  if (typeof before === 'string' && typeof value === 'string') {
    return <MarkedWords before={before} after={value} side="after" />;
  }
  return <ValueWords value={value} />;
};

type Props = {
  conflicts: readonly Conflict[];
  choices: Readonly<Record<string, Side>>;
  choose: (id: string, side: Side) => void;
};

/** Each place that two have changed, with both versions: one of them is chosen. */
export const Conflicts = ({ conflicts, choices, choose }: Props) => (
  <Box component="ul" role="list" aria-label="Changed by two" sx={{ p: 0, m: 0 }}>
    {conflicts.map((conflict) => (
      <Box component="li" key={conflict.id} sx={{ listStyle: 'none', py: 3 }}>
        <FormControl fullWidth>
          <FormLabel sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{conflict.place}</FormLabel>
          <RadioGroup
            aria-label={conflict.place}
            value={choices[conflict.id] ?? ''}
            onChange={(_event, side) => choose(conflict.id, side === 'ours' ? 'ours' : 'theirs')}
          >
            {(['ours', 'theirs'] as const).map((side) => (
              <FormControlLabel
                key={side}
                value={side}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', mt: 2 }}
                label={
                  <Box sx={{ maxHeight: '16rem', overflow: 'auto' }}>
                    {names[side]}: <Version conflict={conflict} side={side} />
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Box>
    ))}
  </Box>
);
