import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';

/** What stands around every page (Spec §2, common layout). Pages do not render it: it wraps them and stays. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
