import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteProblem } from './route-problem.tsx';

interface GuardedProps {
  /** The problem is cleared when this changes, that is, on every navigation. */
  place: string;
  children: ReactNode;
}

type Broken = { readonly place: string; readonly problem: { readonly error: unknown } | null };

class Guarded extends Component<GuardedProps, Broken> {
  override state: Broken = { place: this.props.place, problem: null };

  static getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { problem: { error } };
  }

  static getDerivedStateFromProps({ place }: GuardedProps, state: Broken): Broken | null {
    return place === state.place ? null : { place, problem: null };
  }

  override render() {
    const { problem } = this.state;
    return problem ? <RouteProblem error={problem.error} /> : this.props.children;
  }
}

/** Shows the problem instead of a screen that could not be loaded or failed to render. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Guarded place={useLocation().key}>{children}</Guarded>;
}
