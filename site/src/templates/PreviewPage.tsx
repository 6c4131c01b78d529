import { type ReactNode, useEffect, useState } from 'react';
import { type Preview, articlePath } from '../api';
import { previewEnded, previewPage } from '../content/preview';
import type { Scheme } from '../features/preview/frame-document';
import { PreviewBar } from '../features/preview/PreviewBar';
import { PreviewedEntry } from '../features/preview/PreviewedEntry';
import { type Device, PreviewFrame } from '../features/preview/PreviewFrame';
import { type LoadedPictures, usePreview } from '../features/preview/use-preview';
import * as type from '../styles/type.module.css';
import { Footer } from '../ui/layout/footer/Footer';
import { Header } from '../ui/layout/header/Header';
import { Button } from '../ui/primitives/Button';
import { Wrap } from '../ui/text/Wrap';
import { AnswerPage } from './AnswerPage';
import * as styles from './PreviewPage.module.css';

/** A page around a draft, with the header and the footer of the site. */
function SitePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div id="top" tabIndex={-1} className={styles.page}>
      <Header path={path} />
      <main>{children}</main>
      <Footer />
    </div>
  );
}

interface ShownProps {
  preview: Preview;
  pictures: LoadedPictures;
  onReload: () => void;
}

function Shown({ preview, pictures, onReload }: ShownProps) {
  const [device, setDevice] = useState<Device>('screen');
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const { entry } = preview;
  const path = entry.kind === 'faq' ? '/faq' : articlePath({ slug: null, documentId: 'draft' });
  const missing = [...pictures.values()].filter((picture) => picture === null).length;
  return (
    <div className={styles.preview}>
      <PreviewBar
        preview={preview}
        missing={missing}
        device={device}
        onDevice={setDevice}
        scheme={scheme}
        onScheme={setScheme}
        onReload={onReload}
      />
      <main className={styles.stage}>
        <PreviewFrame device={device} scheme={scheme}>
          <SitePage path={path}>
            <PreviewedEntry entry={entry} pictures={pictures} />
          </SitePage>
        </PreviewFrame>
      </main>
    </div>
  );
}

function Failed({ tooMany, onRetry }: { tooMany: boolean; onRetry: () => void }) {
  const { title, lead, tooMany: tooManyText, again } = previewPage.failed;
  return (
    <Wrap>
      <div className={styles.failed} role="alert">
        <h1 className={type.poster}>{title}</h1>
        <p className={styles.lead}>{tooMany ? tooManyText : lead}</p>
        <Button onClick={onRetry}>{again}</Button>
      </div>
    </Wrap>
  );
}

/** Shows the draft that the link in the address is for. It stands without the layout of the other pages. */
export function PreviewPage() {
  const { loaded, pictures, reload } = usePreview();
  useEffect(() => {
    // The title of the ended page: it is known only now.
    if (loaded?.state === 'ended') document.title = previewEnded.title;
  }, [loaded]);

  if (loaded?.state === 'shown') {
    return <Shown preview={loaded.preview} pictures={pictures} onReload={reload} />;
  }
  return (
    <main>
      {loaded === undefined && (
        <Wrap>
          <h1 className={type.hidden}>{previewPage.title}</h1>
          <p className={styles.loading} role="status">
            {previewPage.loading}
          </p>
          <noscript>{previewPage.noScript}</noscript>
        </Wrap>
      )}
      {loaded?.state === 'ended' && <AnswerPage {...previewEnded} />}
      {loaded?.state === 'failed' && <Failed tooMany={loaded.tooMany} onRetry={reload} />}
    </main>
  );
}
