import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Suspense, type ReactNode } from 'react';
import { previewPage } from '../api';
import { KeepVisitorState } from '../hydration/KeepVisitorState';
import { ResendKeptRequests } from '../features/demo/ResendKeptRequests';
import { Footer } from '../ui/layout/footer/Footer';
import { Header } from '../ui/layout/header/Header';
import * as styles from './Layout.module.css';

interface LayoutProps {
  /** The path of the current page. */
  path: string;
  children: ReactNode;
}

/**
 * The layout of every page (Spec §2). It wraps the pages and stays when they change. Header and footer hold most
 * elements of a short page and work without script, so each has a Suspense boundary: they hydrate after the page
 * itself, or at once when they are pressed.
 */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      {/* The button in the footer leads here, and the next Tab continues from here. A `nav`, since all content must be
         in a landmark. */}
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

/** Wraps every page but the preview in the layout, in the browser and in the pre-render, so that both agree. */
export const wrapPageElement = ({
  element,
  props: { location },
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) =>
  location.pathname === previewPage ? element : <Layout path={location.pathname}>{element}</Layout>;
