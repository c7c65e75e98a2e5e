import { ErrorState } from '@mailroom/design-system';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the screen and its input when a part of it fails or can't be loaded. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return (
      <ErrorState title="This part can’t be shown" details={String(this.state.error)} onRetry={this.props.onRetry}>
        It could not be loaded, or something in it failed. The rest of the page works.
      </ErrorState>
    );
  }
}
