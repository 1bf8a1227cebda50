import { Component, type ReactNode } from 'react';

type FormFallbackProps = { instead: ReactNode; children: ReactNode };

/** A form that cannot be had leaves the rest of the page as it is. */
export class FormFallback extends Component<FormFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
