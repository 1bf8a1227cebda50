import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { focusFirst } from '../focus-first';
import { SteadyButton } from '../steady-button';
import { PlanRefusal } from './plan-refusal';
import type { usePlans } from './use-plans';

type AskProps = {
  title: string;
  /** What the button does, in a word. */
  deed: string;
  plans: ReturnType<typeof usePlans>;
  isReady?: boolean;
  act: () => Promise<void>;
  back: () => void;
  /** Closes the dialog, where a place on the page is gone to. */
  leave: () => void;
  children: ReactNode;
  /** What has a form of its own, which none may hold. */
  beside?: ReactNode;
};

/** Asks for what is needed to change a page or form, and says why where it was not done. */
export const Ask = ({
  title,
  deed,
  plans,
  isReady = true,
  act,
  back,
  leave,
  children,
  beside,
}: AskProps) => {
  const id = useId();
  return (
    <>
      <DialogTitle ref={focusFirst} tabIndex={-1} id="edit-pages">
        {title}
      </DialogTitle>
      {/* Without room above it the label of a field that comes first, which stands on its edge, is cut off. */}
      <DialogContent sx={{ '.MuiDialogTitle-root + &': { pt: 3 } }}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !plans.isBusy) void act();
          }}
        >
          {children}
        </form>
        {beside}
        <div role="status">
          <PlanRefusal refusal={plans.refusal} leave={leave} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={back}>Back</Button>
        <SteadyButton
          type="submit"
          form={id}
          variant="contained"
          disabled={!isReady || plans.isBusy}
        >
          {deed}
        </SteadyButton>
      </DialogActions>
    </>
  );
};
