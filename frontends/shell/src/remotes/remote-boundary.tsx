import { Component, type ReactNode } from 'react';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';

type BoundaryProps = { onRetry: () => void; children: ReactNode };

/** A remote that fails to load or crashes takes down only its own area. */
export class RemoteBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <ErrorPanel
          title="This part of Menuleaf could not be loaded"
          text="Nothing of yours is lost. Check your connection and try again."
          onRetry={this.props.onRetry}
        />
      </Page>
    );
  }
}
