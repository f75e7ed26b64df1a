import { type AppError, toAppError } from '@fjernsyn/kernel';
import { Component, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
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

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <FailureScreen error={error} onRetry={this.retry} />;
  }

  private readonly retry = (): void => this.setState({ error: null });
}
