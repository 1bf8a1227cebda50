import { Component, type ReactNode } from 'react';
import { log } from './log';

const isDev = process.env.NODE_ENV !== 'production';

type SectionBoundaryProps = {
  /** Where the section stands, in an editor's words. */
  place: string;
  /** What the section shows; when it changes the section is tried again. */
  subject: unknown;
  children: ReactNode;
};

/**
 * A section that cannot be shown leaves the rest of the page as it is. Visitors see the page without
 * it; who edits sees which one it is.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    log.error(`${this.props.place} cannot be shown`, error);
  }

  override componentDidUpdate({ subject }: SectionBoundaryProps) {
    if (this.state.failed && subject !== this.props.subject) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (!isDev) return null;
    return (
      <section role="note">
        <strong>{this.props.place} cannot be shown.</strong> npm run check says what to mend.
      </section>
    );
  }
}
