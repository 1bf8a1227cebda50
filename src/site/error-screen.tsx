import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { SiteDefinition } from '../schema/site';

type ErrorScreenProps = {
  words: SiteDefinition['words'];
  children: ReactNode;
  onError: (error: unknown, info: ErrorInfo) => void;
  /** A new place is a new try. */
  place: string;
  /** Resolves if what failed can be shown after all. Never rejects. */
  recovered: () => Promise<void>;
};

/** Shown when a page cannot be (specification, section 8, "Unexpected routing error"). */
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
      <Container component="main">
        <Stack sx={{ gap: 5, minHeight: '100vh', justifyContent: 'center', alignItems: 'start' }}>
          <div role="alert">
            <Typography component="h1" variant="h2">
              {words.errorScreen}
            </Typography>
          </div>
          <Typography>{words.errorHint}</Typography>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </Stack>
      </Container>
    );
  }
}
