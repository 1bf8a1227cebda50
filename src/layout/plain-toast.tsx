import { useSite } from '../sections/site-context';
import { Card, Words } from './toast-parts';
import { useCountdown } from './use-countdown';

/** A toast where the script of toasts cannot be had: words that go by themselves. */
export const PlainToast = ({ text, onGone }: { text: string; onGone: () => void }) => {
  useCountdown(useSite().site.toasts.autoClose, false, onGone);
  return (
    <Card>
      <Words>{text}</Words>
    </Card>
  );
};
