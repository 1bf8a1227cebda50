import { Component, type ReactNode } from 'react';
import { log } from './log';
import type { SiteRuntime } from './site-runtime';

type SectionBoundaryProps = {
  /** The position of the section, in an editor's words. */
  place: string;
  /** The content of the section; when it changes, the section is tried again. */
  subject: unknown;
  FailedSection: SiteRuntime['FailedSection'];
  children: ReactNode;
};

/** Keeps a section that cannot be shown from affecting the rest of the page. */
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
    const { place, FailedSection, children } = this.props;
    return this.state.failed ? <FailedSection place={place} /> : children;
  }
}
