import type { Page } from '@playwright/test';

/**
 * Has `getAttribute('style')` answer as a script wrote that style, while nothing has changed it since. To be called before
 * the page is opened.
 *
 * React's development build compares the text of this attribute. The policy lets a script set a style, not its attribute,
 * and the browser then shows `outline: none;` where `outline:none` was set. That is no difference of the page; without this
 * React would speak of it everywhere, and then, since it speaks once, of no other attribute.
 */
export const keepWrittenStyles = (page: Page) =>
  page.addInitScript(() => {
    const written = new WeakMap<CSSStyleDeclaration, { text: string; shown: string }>();
    const cssText = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'cssText') ?? {};
    const getAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'getAttribute') ?? {};
    const set: unknown = Reflect.get(cssText, 'set');
    const read: unknown = Reflect.get(getAttribute, 'value');
    if (typeof set !== 'function' || typeof read !== 'function') {
      throw new TypeError('This browser keeps its styles elsewhere.');
    }
    Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText', {
      ...cssText,
      set(this: CSSStyleDeclaration, text: string) {
        Reflect.apply(set, this, [text]);
        written.set(this, { text, shown: this.cssText });
      },
    });
    Object.defineProperty(Element.prototype, 'getAttribute', {
      ...getAttribute,
      value(this: Element, name: string) {
        const shown: unknown = Reflect.apply(read, this, [name]);
        if (name !== 'style' || !(this instanceof HTMLElement)) return shown;
        const style = written.get(this.style);
        return style !== undefined && style.shown === shown ? style.text : shown;
      },
    });
  });
