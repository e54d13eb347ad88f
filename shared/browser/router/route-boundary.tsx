import { Component, type ReactNode } from 'react';
import type { Location } from './tab-history.ts';

type BoundaryProps = { location: Location; instead: ReactNode; children: ReactNode };
type BoundaryState = { location: Location; isBroken: boolean };

/** Shows a fallback for a page that threw, until the user navigates away. */
export class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
