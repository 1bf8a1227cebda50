import styled from '@emotion/styled';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { SiteDefinition } from '../contract/site';
import { buttonStyle } from '../theme/button-style';

type ErrorScreenProps = {
  words: SiteDefinition['words'];
  children: ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** Another place is another try. */
  place: string;
  /** Resolves once what failed can be shown after all, if it ever does. Never rejects. */
  recovered: () => Promise<void>;
};

const Screen = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(5),
  minHeight: '100vh',
  padding: theme.tokens.space.gutter,
  maxWidth: theme.tokens.space.container,
  marginInline: 'auto',
}));

const Title = styled('h1')(({ theme: { tokens } }) => ({ ...tokens.type.h2 }));

const Reload = styled('button')(({ theme }) => buttonStyle(theme));

/** What is shown when a page cannot be (specification, section 8, "Unexpected routing error"). */
export class ErrorScreen extends Component<ErrorScreenProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { onError, place, recovered } = this.props;
    onError(error, info);
    void recovered().then(() => {
      if (place === this.props.place) this.setState({ failed: false });
    });
  }

  override componentDidUpdate({ place }: ErrorScreenProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Screen>
        <div role="alert">
          <Title>{words.errorScreen}</Title>
        </div>
        <p>{words.errorHint}</p>
        <Reload data-look="contained" onClick={() => window.location.reload()}>
          {words.reload}
        </Reload>
      </Screen>
    );
  }
}
