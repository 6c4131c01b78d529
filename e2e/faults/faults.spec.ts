import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { admin } from '../support/faults/parts/cms-part';
import { compare } from '../support/faults/stored/compare';
import type { LeadForm } from '../support/api/api';
import { countRefusals, printFigures, slowest } from '../support/faults/figures';
import { Gate } from '../support/faults/gate';
import { killAtRandom, killAtWork } from '../support/faults/parts/kills';
import { databases, startLeadSystem, type LeadSystem } from '../support/faults/lead-system';
import { untilAllLeft } from '../support/faults/stored/leaving';
import { compareMails, maxRepeatedMails } from '../support/faults/stored/mails';
import { drainUntilEmpty, keepDraining } from '../support/faults/stored/outbox';
import { Random, readSeed } from '../support/faults/random';
import { full, sized } from '../support/faults/size';
import {
  countDeadLetters,
  logIn,
  countWrongTimelines,
  readLeads,
  type StoredLead,
} from '../support/faults/stored/stored-leads';
import { fill, type Submission } from '../support/faults/submission';
import { sendForms } from '../support/faults/visitors';

/** The settings of a run of the harness. */
interface Run {
  /** The prefix of its submissions' marks. */
  name: string;
  count: number;
  kills: number;
  withKeys: boolean;
  /** How many kills follow while the mails about its leads leave; without it, mails are not counted. */
  killsAtMails?: number;
}

/** The server finishes calls whose client has given up. */
const graceMs = 10_000;

/** Kills what mails need to leave while they do, and waits until all have left. */
async function mailUnderFaults(system: LeadSystem, { name, killsAtMails: kills = 0 }: Run) {
  const random = new Random(system.seed, `${name} kills at mails`);
  system.loseAnswers(true);
  const killed = await killAtWork(system.mailing, { kills, random });
  system.loseAnswers(false);
  await untilAllLeft(system);
  return killed;
}

/** Sends forms while parts are killed, restores all parts, and compares what was sent with what is stored. */
async function runUnderFaults(system: LeadSystem, title: string, run: Run) {
  const { name, count, kills, withKeys, killsAtMails } = run;
  const { seed } = system;
  let reader = await logIn(system.cmsUrl, admin);
  const before = new Set((await readLeads(reader)).map(({ id }) => id));
  const gate = new Gate();
  const stopDraining = keepDraining(system.host);
  system.loseAnswers(true);
  const { siteUrl, captchaSecret } = system;
  const [visits, killed] = await Promise.all([
    sendForms({ siteUrl, captchaSecret, seed, name, count, withKeys, gate }),
    killAtRandom(system.parts, {
      kills,
      visitors: count,
      gate,
      random: new Random(seed, `${name} kills`),
    }),
  ]);
  system.loseAnswers(false);
  await stopDraining();
  const ended = system.parts.filter((part) => part.hasEndedByItself());
  for (const part of ended) await part.start();
  await drainUntilEmpty(system.host, system.outbox);
  const hasMails = killsAtMails !== undefined;
  if (hasMails) {
    for (const [part, times] of await mailUnderFaults(system, run)) {
      killed.set(part, (killed.get(part) ?? 0) + times);
    }
    // The clock was ahead meanwhile.
    reader = await logIn(system.cmsUrl, admin);
  }

  const all = await readLeads(reader);
  const leads = all.filter(({ id }) => !before.has(id));
  const balance = compare(visits.submissions, leads, graceMs);
  const mails = hasMails ? compareMails(leads, all, system.mailServer.mails()) : undefined;
  const deadLetters = await countDeadLetters(reader);
  const lostAnswers = system.wires.reduce((sum, wire) => sum + wire.lost(), 0);
  const { sendings } = visits;
  const wrongTimelines = await countWrongTimelines(reader, leads, hasMails ? 'each' : 'any');
  printFigures({
    ...{ title, sendings, killed, lostAnswers, balance, deadLetters, mails, wrongTimelines },
  });
  expect(wrongTimelines).toBe(0);
  const endedByThemselves = ended.map((part) => part.name);
  return { ...visits, balance, mails, deadLetters, killed, endedByThemselves };
}

test(
  'the comparison detects lost, doubled, invented, changed and wrongly dated leads',
  { tag: '@full' },
  () => {
    const sent = (mark: string) => ({
      ...fill('createrequestdemo', mark, new Random('comparison', mark)),
      firstSent: 1_000,
      lastEnded: 2_000,
      ids: [`id-${mark}`],
    });
    const row = (from: Submission, id: string, createdAt = 1_500): StoredLead => ({
      form: from.form,
      id,
      fields: from.fields,
      createdAt,
      isSuspected: false,
    });
    const [good, lost, doubled] = [sent('good'), sent('lost'), sent('doubled')];
    const [changed, stranger] = [sent('changed'), sent('stranger')];
    const [early, late] = [sent('early'), sent('late')];
    const leads = [
      row(good, 'id-good'),
      row(doubled, '1'),
      row(doubled, '2'),
      { ...row(changed, '3'), fields: { ...changed.fields, name: 'Another' } },
      row(early, '4', 999),
      row(late, '5', 2_011),
      row(stranger, '6'),
    ];
    expect(compare([good, lost, doubled, changed, early, late], leads, 10)).toEqual({
      lost: 2,
      doubled: 1,
      unsent: 2,
      untimely: 2,
      acknowledged: 6,
      stored: 4,
      fromOutbox: 5,
    });
  },
);

test(
  'the comparison of mails detects lost, doubled and stray ones, and counts repeated ones',
  { tag: '@full' },
  () => {
    const lead = (form: LeadForm, id: string, isSuspected = false): StoredLead => ({
      form,
      id,
      fields: { email: `${id}@example.com` },
      createdAt: 0,
      isSuspected,
    });
    const mail = (to: string, id: string, text = '') => ({
      recipients: [to],
      source: `Message-ID: <${id}@example.com>\n\n${text}`,
    });
    const toFirm = (id: string) => mail('leads@example.com', `createcontactus.${id}`);
    const receipt = (to: string, id: string, lead: string) =>
      mail(`${to}@example.com`, `receipt.${id}`, `Your reference: ${lead}\n`);
    const known = [
      ...['whole', 'twice', 'lost'].map((id) => lead('createcontactus', id)),
      lead('createrequestdemo', 'demo'),
      lead('createcontactus', 'spam', true),
    ];
    const earlier = lead('createcontactus', 'earlier');
    const mails = [
      ...[toFirm('whole'), receipt('whole', '1', 'whole')],
      ...[toFirm('twice'), toFirm('twice'), receipt('twice', '2', 'twice')],
      ...[receipt('twice', '3', 'twice'), toFirm('demo'), toFirm('earlier')],
      ...[toFirm('spam'), toFirm('gone'), receipt('another', '4', 'lost')],
    ];
    expect(compareMails(known, [...known, earlier], mails)).toEqual({
      ...{ lost: 2, doubled: 1, stray: 3 },
      ...{ sent: 5, repeated: 1 },
    });
  },
);

/** One database is enough at the small size: `cms-faults.spec.ts` uses SQLite. */
const selectedDatabases = full ? databases : (['PostgreSQL'] as const);

for (const database of selectedDatabases) {
  test.describe(
    `leads while parts of the system are killed, on ${database}`,
    { tag: '@full' },
    () => {
      test.describe.configure({ mode: 'serial', timeout: sized(40, 8) * 60_000 });
      let system: LeadSystem;
      const title = () => `${test.info().title}, on ${database}`;

      test.beforeAll(async () => {
        test.setTimeout(5 * 60_000);
        system = await startLeadSystem(readSeed(), database);
      });

      test.afterAll(async () => {
        await system.stop();
      });

      test('loses and doubles no lead and no mail while host, CMS, database and mail server are killed', async () => {
        const run = {
          name: 'killed',
          count: sized(2_000, 200),
          kills: sized(21, 6),
          withKeys: true,
          killsAtMails: sized(9, 3),
        };
        const found = await runUnderFaults(system, title(), run);
        expect(found.submissions).toHaveLength(run.count);
        expect(found.balance).toMatchObject({ lost: 0, doubled: 0, unsent: 0, untimely: 0 });
        expect(found.mails).toMatchObject({ lost: 0, doubled: 0, stray: 0 });
        expect(found.mails?.sent).toBeGreaterThan(found.balance.stored);
        // Shows that mails were interrupted.
        expect(found.mails?.repeated).toBeGreaterThan(0);
        expect(found.mails?.repeated).toBeLessThanOrEqual(maxRepeatedMails(system, found.killed));
        expect(found.deadLetters).toBe(0);
        expect(countRefusals(found.sendings)).toBe(0);
        expect(found.endedByThemselves).toEqual([]);
        // Shows that the faults really happened.
        expect([...found.killed.keys()].sort()).toEqual(
          system.parts.map(({ name }) => name).sort(),
        );
        expect(found.sendings.length).toBeGreaterThan(run.count * 1.2);
        expect(found.balance.acknowledged).toBeGreaterThan(run.count / 2);
        expect(found.balance.fromOutbox).toBeGreaterThan(0);
      });

      test('the harness detects doubled leads when forms send no idempotency key', async () => {
        const run = { name: 'keyless', count: sized(400, 100), kills: 3, withKeys: false };
        const { balance } = await runUnderFaults(system, title(), run);
        expect(balance.doubled).toBeGreaterThan(0);
      });

      test('acknowledges leads at once while the CMS is down, and delivers them once after it returns', async () => {
        const [downMs, everyMs] = [sized(60, 15) * 1_000, 250];
        const reader = await logIn(system.cmsUrl, admin);
        const before = new Set((await readLeads(reader)).map(({ id }) => id));
        const gate = new Gate();
        const count = downMs / everyMs;
        const stopDraining = keepDraining(system.host);
        await system.cms.kill();
        const { siteUrl, captchaSecret, seed } = system;
        const crowd = { siteUrl, captchaSecret, seed, name: 'down', count, withKeys: true, gate };
        const visiting = sendForms(crowd);
        for (let entered = 0; entered < count; entered += 1) {
          gate.open(1);
          await wait(everyMs);
        }
        const { submissions, sendings } = await visiting;
        await system.cms.start();
        await stopDraining();
        await drainUntilEmpty(system.host, system.outbox);
        await untilAllLeft(system);

        const all = await readLeads(await logIn(system.cmsUrl, admin));
        const leads = all.filter(({ id }) => !before.has(id));
        const mails = compareMails(leads, all, system.mailServer.mails());
        // A lead keeps its time of acceptance, however late it is delivered.
        const balance = compare(submissions, leads, 0);
        const deadLetters = await countDeadLetters(reader);
        const wrongTimelines = await countWrongTimelines(reader, leads, 'each');
        const killed = new Map([['CMS', 1]]);
        printFigures({
          title: title(),
          ...{ sendings, killed, balance, deadLetters, mails, wrongTimelines },
          lostAnswers: 0,
        });
        expect(wrongTimelines).toBe(0);
        expect(mails).toMatchObject({ lost: 0, doubled: 0, stray: 0 });
        expect(sendings.map(({ answer }) => answer).filter((answer) => answer !== '201')).toEqual(
          [],
        );
        expect(slowest(sendings)).toBeLessThan(3);
        expect(balance).toEqual({
          lost: 0,
          doubled: 0,
          unsent: 0,
          untimely: 0,
          acknowledged: count,
          stored: count,
          fromOutbox: sendings.length,
        });
        expect(deadLetters).toBe(0);
      });
    },
  );
}
