import type { AdminApi } from '../panel/admin-api';
import type { Random } from './random';

const kinds = ['api::blog.blog', 'api::faq.faq'] as const;

type Kind = (typeof kinds)[number];

interface Entry {
  kind: Kind;
  id: string;
  number: number;
  published: boolean;
}

/** Matches the unique mark of each version of an entry. */
export const markPattern = /\bmk\d{6}q\b/g;

const mark = (edition: number) => `mk${String(edition).padStart(6, '0')}q`;

/** The maximum number of entries; more would slow the builds. */
const maxEdits = 30;

/** The minimum number of published entries once reached: an empty site equal to an empty CMS would prove nothing. */
const minEdits = 5;

/** Makes random changes through the content manager's API. Each version of an entry has its own mark. */
export class Editor {
  private readonly entries: Entry[] = [];
  private editions = 0;

  /** @param picture the id of the uploaded picture that all articles share */
  constructor(
    private readonly admin: AdminApi,
    private readonly random: Random,
    private readonly picture: number,
  ) {}

  /** Makes one change that affects the site: publish, edit, unpublish or delete. */
  async change(): Promise<void> {
    const shown = this.entries.filter(({ published }) => published);
    const hidden = this.entries.filter(({ published }) => !published);
    const removable = shown.length > minEdits ? this.entries : hidden;
    const draw = this.random.share();
    if (draw < 0.45 && shown.length > 0) await this.edit(this.random.pick(shown));
    else if (draw < 0.6 && shown.length > minEdits) await this.hide(this.random.pick(shown));
    else if (draw < 0.75 && hidden.length > 0) await this.show(this.random.pick(hidden));
    else if ((draw < 0.85 && removable.length > 0) || this.entries.length >= maxEdits)
      await this.remove(this.random.pick(removable));
    else await this.add();
  }

  private content(kind: Kind, number: number): object {
    this.editions += 1;
    const text = `<h2>Part</h2><p>Text ${mark(this.editions)}.</p>`;
    const name = `${String(number)} ${mark(this.editions)}`;
    if (kind === 'api::faq.faq') return { question: `Question ${name}?`, description: text };
    return {
      title: `Article ${name}`,
      slug: `article-${String(number)}`,
      description: text,
      category: number % 2 === 0 ? 'Testing' : 'Payroll',
      tag: '',
      image: [this.picture],
    };
  }

  private async add(): Promise<void> {
    const kind = this.random.pick(kinds);
    const number = this.editions + 1;
    const id = await this.admin.createPublished(kind, this.content(kind, number));
    this.entries.push({ kind, id, number, published: true });
  }

  private async edit({ kind, id, number }: Entry): Promise<void> {
    await this.admin.edit(kind, id, this.content(kind, number));
  }

  private async hide(entry: Entry): Promise<void> {
    entry.published = false;
    await this.admin.unpublish(entry.kind, entry.id);
  }

  private async show(entry: Entry): Promise<void> {
    entry.published = true;
    await this.admin.publish(entry.kind, entry.id);
  }

  private async remove(entry: Entry): Promise<void> {
    this.entries.splice(this.entries.indexOf(entry), 1);
    await this.admin.delete(entry.kind, entry.id);
  }
}
