import { type AppError, toAppError } from '@fjernsyn/kernel';
import { Component, type ReactNode } from 'react';
import { Failure } from './failure';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Hears of what was caught. */
  readonly onCatch: (thrown: unknown) => void;
  /** What is shown instead; a failure that can be tried again and left, where nothing is said. */
  readonly fallback?: ReactNode;
  /** Another place: what was caught in the one before is forgotten. */
  readonly place?: unknown;
}

interface ErrorBoundaryState {
  readonly error: AppError | null;
}

/** Keeps a fault of ours from taking the whole product: its screen says so, and can be tried again or left. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: toAppError(thrown, 'shell/unexpected') };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCatch(thrown);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error && before.place !== this.props.place) this.retry();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback = error && <Failure error={error} onRetry={this.retry} /> } = this.props;
    return error === null ? children : fallback;
  }

  private readonly retry = (): void => this.setState({ error: null });
}
