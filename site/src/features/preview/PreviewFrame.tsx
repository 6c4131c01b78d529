import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { previewPage } from '../../content/preview';
import { dressFrame, keepFrame, type Scheme, showScheme } from './frame-document';
import * as styles from './PreviewFrame.module.css';

/** The widths of typical devices in CSS pixels; undefined for that of the window. */
export const widths = { screen: undefined, phone: 390, tablet: 820, desk: 1_440 } as const;

export type Device = keyof typeof widths;

/** The size of the element around the frame. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { room, size };
}

interface PreviewFrameProps {
  device: Device;
  scheme: Scheme;
  children: ReactNode;
}

/**
 * Shows its children as a page of a width and a colour scheme of its own. What is wider than the window is made smaller, as
 * a whole.
 */
export function PreviewFrame({ device, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { room, size } = useRoom();
  /** The window of the frame, once its style sheets have arrived. */
  const [ready, setReady] = useState<Window & typeof globalThis>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let latest: Document | undefined;
    const begin = () => {
      const view = element.contentDocument?.defaultView;
      // Some browsers replace the first document of a frame when it has loaded.
      if (!view || view.document === latest) return;
      latest = view.document;
      void dressFrame(view, previewPage.frame).then(() => {
        if (view.document === latest) setReady(view);
      });
    };
    begin();
    element.addEventListener('load', begin);
    return () => {
      element.removeEventListener('load', begin);
    };
  }, []);

  useEffect(() => (ready ? keepFrame(ready) : undefined), [ready]);
  useEffect(() => {
    if (ready) showScheme(ready, scheme);
  }, [ready, scheme]);

  // By script, as the policy allows no style in the markup.
  useLayoutEffect(() => {
    if (!frame.current || size.width === 0) return;
    const width = widths[device] ?? size.width;
    const scale = Math.min(1, size.width / width);
    Object.assign(frame.current.style, {
      width: `${String(width)}px`,
      height: `${String(size.height / scale)}px`,
      transform: scale < 1 ? `scale(${String(scale)})` : '',
    });
  }, [device, size]);

  return (
    <div className={styles.room} ref={room}>
      <iframe ref={frame} className={styles.frame} title={previewPage.frame} />
      {ready && createPortal(children, ready.document.body)}
    </div>
  );
}
