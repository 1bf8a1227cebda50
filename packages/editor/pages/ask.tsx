import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { DialogView } from '../dialog-view';
import { useWays } from '../dialog-ways';
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
  children: ReactNode;
  /** What has a form of its own, which none may hold. */
  beside?: ReactNode;
};

/** Asks for what is needed to change a page or form, and says why where it was not done. */
export const Ask = ({ title, deed, plans, isReady = true, act, children, beside }: AskProps) => {
  const id = useId();
  const { back } = useWays();
  return (
    <DialogView
      title={title}
      isOneOfSeveral
      actions={
        <>
          <Button onClick={back}>Back</Button>
          <SteadyButton
            type="submit"
            form={id}
            variant="contained"
            disabled={!isReady || plans.isBusy}
          >
            {deed}
          </SteadyButton>
        </>
      }
    >
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
        <PlanRefusal refusal={plans.refusal} />
      </div>
    </DialogView>
  );
};
