import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Suspense, type ReactNode } from 'react';
import { KeepVisitorState } from '../hydration/KeepVisitorState';
import { ResendKeptRequests } from '../features/demo/ResendKeptRequests';
import { Footer } from '../ui/layout/footer/Footer';
import { Header } from '../ui/layout/header/Header';
import * as styles from './Layout.module.css';

interface LayoutProps {
  /** The path of the page shown. */
  path: string;
  children: ReactNode;
}

/**
 * What stands around every page (Spec §2, common layout). Pages do not render it: it wraps them and stays. Most elements of a
 * short page are in its header and footer, which answer by themselves: they are hydrated after what the visitor waits for,
 * each in a boundary of its own, or at once where they are pressed.
 */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      {/* The button in the footer leads here, and the next Tab goes on from here. A landmark, as all that a page holds is in one. */}
      <nav id="top" tabIndex={-1} className={styles.top} aria-label="Skip">
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
      </nav>
      <Suspense>
        <KeepVisitorState part="header">
          <Header path={path} />
        </KeepVisitorState>
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>
        <KeepVisitorState part="footer">
          <Footer />
          <ResendKeptRequests path={path} />
        </KeepVisitorState>
      </Suspense>
    </>
  );
}

/** Puts every page into the layout, once for the browser and once for the pre-render, so that both agree. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
