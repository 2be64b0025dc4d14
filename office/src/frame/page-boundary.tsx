import { Component, type ReactNode } from 'react';
import { Title } from 'react-admin';
import { useLocation } from 'react-router';
import { ReadError } from '../parts/read-error.tsx';

const BrokenPage = () => (
  <>
    <Title title="ra.page.error" />
    {/* React keeps the error of code that failed to load. Only a reload fetches it again. */}
    <ReadError error={{ message: 'office.error.unknown' }} onRetry={() => window.location.reload()} />
  </>
);

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.isBroken && pathname !== this.props.pathname) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Shows an error in place of a page that throws, until the person opens another page. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary pathname={useLocation().pathname}>{children}</Boundary>
);
