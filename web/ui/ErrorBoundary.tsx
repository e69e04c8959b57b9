// Keeps the rest of the screen when a part of it fails; what to show instead is given.
import { Component, type ReactNode } from 'react';

interface Props {
  /** When one of these changes, another try is made. */
  resetKeys?: readonly unknown[];
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && (previous.resetKeys ?? []).some((key, index) => key !== this.props.resetKeys?.[index])) this.reset();
  }

  reset = () => this.setState({ error: undefined, hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.reset) : this.props.children;
  }
}
