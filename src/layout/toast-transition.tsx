import styled from '@emotion/styled';
import { Transition, type TransitionProps } from 'notistack';
import { useRef } from 'react';

const Moving = styled('div')(({ theme: { tokens } }) => ({
  width: '100%',
  transition: `opacity ${tokens.motion.medium} ${tokens.motion.easing}, transform ${tokens.motion.medium} ${tokens.motion.easing}`,
  '&[data-status="exited"], &[data-status="exiting"]': { opacity: 0 },
  '&[data-status="exited"]': { transform: 'translateY(-8px)' },
}));

/** A toast comes and goes by opacity and transform; notistack counts the time of both. */
export const ToastTransition = ({ children, ...transition }: TransitionProps) => {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...transition} nodeRef={node as React.RefObject<HTMLDivElement>}>
      {(status, props) => (
        <Moving ref={node} data-status={status} {...props}>
          {children}
        </Moving>
      )}
    </Transition>
  );
};
