import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { System } from '../system/system';

interface Entry {
  documentId: string;
}

export interface Upload {
  id: number;
  /** Its path on the CMS. */
  url: string;
}

type Kind = 'api::faq.faq' | 'api::blog.blog';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Works in the content manager with the API calls of Strapi's own panel. */
export class AdminApi {
  private constructor(
    private readonly base: string,
    private readonly token: string,
  ) {}

  static async login({ settings, admin }: System): Promise<AdminApi> {
    const response = await fetch(`${settings.cmsUrl}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
    const body: unknown = await response.json();
    if (!isRecord(body) || !isRecord(body.data)) throw new Error('The admin could not log in.');
    const { token = body.data.accessToken } = body.data;
    if (typeof token !== 'string') throw new Error('The login returned no token.');
    return new AdminApi(settings.cmsUrl, token);
  }

  private async call(
    method: string,
    path: string,
    body?: object,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.base}/content-manager/collection-types/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: HTTP ${String(response.status)} ${text}`);
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return isRecord(value) ? value : {};
  }

  async create(kind: Kind, data: object): Promise<string> {
    const { data: entry } = await this.call('POST', kind, data);
    if (!isRecord(entry) || typeof entry.documentId !== 'string')
      throw new Error('No document id.');
    return entry.documentId;
  }

  async createPublished(kind: Kind, data: object): Promise<string> {
    const id = await this.create(kind, data);
    await this.publish(kind, id);
    return id;
  }

  async publish(kind: Kind, id: string, changes: object = {}): Promise<void> {
    await this.call('POST', `${kind}/${id}/actions/publish`, changes);
  }

  async unpublish(kind: Kind, id: string): Promise<void> {
    await this.call('POST', `${kind}/${id}/actions/unpublish`, {});
  }

  async edit(kind: Kind, id: string, changes: object): Promise<void> {
    await this.call('PUT', `${kind}/${id}`, changes);
    await this.publish(kind, id, changes);
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.call('DELETE', `${kind}/${id}`);
  }

  /** Uploads a picture to the media library, as a new one or replacing another. */
  async upload(file: string, replaced?: Upload, alternativeText = 'A drawing'): Promise<Upload> {
    const form = new FormData();
    form.set('files', new Blob([readFileSync(file)], { type: 'image/png' }), path.basename(file));
    form.set('fileInfo', JSON.stringify({ name: path.basename(file), alternativeText }));
    const response = await fetch(
      `${this.base}/upload${replaced ? `?id=${String(replaced.id)}` : ''}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}` },
        body: form,
      },
    );
    const files: unknown = await response.json();
    const stored: unknown = Array.isArray(files) ? files[0] : files;
    if (!isRecord(stored) || typeof stored.id !== 'number' || typeof stored.url !== 'string') {
      throw new Error('The upload failed.');
    }
    return { id: stored.id, url: stored.url };
  }

  /** How many contact messages contain a text. */
  async countContacts(search: string): Promise<number> {
    const query = new URLSearchParams({ search, pageSize: '100' });
    const response = await fetch(`${this.base}/web-admin/contacts?${query.toString()}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    const body: unknown = await response.json();
    if (!isRecord(body) || !isRecord(body.pagination)) throw new Error('No list of contacts.');
    return Number(body.pagination.total);
  }

  /** The ids of all entries of a kind. */
  async ids(kind: Kind): Promise<string[]> {
    const { results } = await this.call('GET', `${kind}?pageSize=100`);
    if (!Array.isArray(results)) throw new Error('No list.');
    return results
      .filter((entry): entry is Entry => isRecord(entry) && 'documentId' in entry)
      .map(({ documentId }) => documentId);
  }
}
