import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteProblem } from './route-problem.tsx';

interface GuardedProps {
  /** Whoever goes elsewhere leaves what was broken behind. */
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

/** Shows the problem in place of what could not be loaded or broke while it was drawn. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Guarded place={useLocation().key}>{children}</Guarded>;
}
