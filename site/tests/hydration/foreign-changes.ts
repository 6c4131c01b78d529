/** Changes to a page by other software: password managers, grammar checkers, translations, blockers. */

const fieldsIn = (page: Element) => page.querySelectorAll('form input, form textarea');

const element = (name: string): HTMLElement => document.createElement(name);

const foreign = () => {
  const added = element('div');
  added.setAttribute('data-foreign', '');
  return added;
};

function wrapTexts(page: Element): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim()) texts.push(currentNode);
  }
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, template')) continue;
    const [outer, inner] = [element('font'), element('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  }
}

/** Like a translation that replaces all texts of the page. */
function replaceTexts(page: Element): void {
  wrapTexts(page);
  for (const font of page.querySelectorAll('font > font')) font.textContent = `«${font.innerHTML}»`;
}

export const foreignChanges: Record<string, (page: Element) => void> = {
  'an element behind each field': (page) => {
    for (const field of fieldsIn(page)) field.after(foreign());
  },
  'an element before each field': (page) => {
    for (const field of fieldsIn(page)) field.before(foreign());
  },
  'a field of its own at the start of each form': (page) => {
    for (const form of page.querySelectorAll('form')) {
      form.prepend(document.createElement('input'));
    }
  },
  'an empty field of the same name before each field': (page) => {
    for (const field of fieldsIn(page)) {
      const other = document.createElement('input');
      other.name = field.getAttribute('name') ?? '';
      other.setAttribute('data-foreign', '');
      field.before(other);
    }
  },
  'an element around each field': (page) => {
    for (const field of fieldsIn(page)) {
      const around = foreign();
      field.replaceWith(around);
      around.append(field);
    }
  },
  'an element at the start of the page': (page) => {
    page.prepend(foreign());
  },
  'a class and a style on each field': (page) => {
    for (const field of fieldsIn(page)) {
      field.classList.add('foreign');
      field.setAttribute('style', 'background: url(icon.png)');
    }
    page.querySelector('h1, h2, h3, label')?.before(foreign());
  },
  'a translation that moves each text': wrapTexts,
  'a translation that replaces each text': replaceTexts,
  'a translation in place': (page) => {
    for (const label of page.querySelectorAll('label, summary h3')) label.textContent = '…';
  },
  'a label that is gone': (page) => {
    page.querySelector('label')?.remove();
  },
};
