import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { webhooksPath, type LeadForm } from '../support/api/api';
import { record, send } from '../support/api/send';
import { keepWorking } from '../support/faults/admin-at-work';
import { printFigures } from '../support/faults/figures';
import { Gate } from '../support/faults/gate';
import { databases, startLeadSystem, type LeadSystem } from '../support/faults/lead-system';
import { admin } from '../support/faults/parts/cms-part';
import { killAtWork } from '../support/faults/parts/kills';
import { Random, readSeed } from '../support/faults/random';
import { full, sized } from '../support/faults/size';
import {
  manners,
  startFaultyReceiver,
  type FaultyReceiver,
  type Manner,
} from '../support/faults/stand-ins/faulty-receiver';
import { compare } from '../support/faults/stored/compare';
import { untilAllLeft } from '../support/faults/stored/leaving';
import { compareMails, maxRepeatedMails } from '../support/faults/stored/mails';
import { drainUntilEmpty, keepDraining } from '../support/faults/stored/outbox';
import {
  countDeadLetters,
  countWrongTimelines,
  logIn,
  readLeads,
  type StoredLead,
} from '../support/faults/stored/stored-leads';
import {
  compareWebhooks,
  maxRepeatedWebhooks,
  readDeliveries,
} from '../support/faults/stored/webhooks';
import { sendForms } from '../support/faults/visitors';

test(
  'the comparison of webhooks detects lost and stray ones and wrong rows, and counts repeated ones',
  { tag: '@full' },
  () => {
    const form: LeadForm = 'createcontactus';
    const lead = (id: string, isSuspected = false): StoredLead => ({
      ...{ form, id, fields: {}, createdAt: 0, isSuspected },
    });
    const message = (id: string, of: string, manner: Manner = 'accepts') => ({
      ...{ id, lead: of, manner },
    });
    const row = (eventId: string, state = 'delivered') => ({ eventId, state });
    const found = compareWebhooks(
      {
        leads: [lead('whole'), lead('twice'), lead('lost'), lead('spam', true)],
        changes: ['whole', 'whole', 'lost'].map((id) => ({ lead: id, state: 'open' })),
      },
      [
        ...['created_whole', 'updated_whole_1', 'updated_whole_2'].map((id) =>
          message(id, 'whole'),
        ),
        ...[message('created_twice', 'twice'), message('created_twice', 'twice')],
        ...[message('created_lost', 'lost', 'dies'), message('updated_lost_1', 'whole')],
        ...[message('created_gone', 'gone'), message('created_spam', 'spam')],
        message('updated_twice_1', 'twice'),
      ],
      [
        ...['created_whole', 'updated_whole_1', 'updated_whole_2'].map((id) => row(id)),
        ...[row('created_twice'), row('created_twice'), row('created_lost', 'waiting')],
        row('created_gone'),
      ],
    );
    expect(found).toEqual({
      ...{ lost: 1, stray: 4, wrongRows: 3, strayRows: 1 },
      ...{ sent: 5, repeated: 1 },
    });
  },
);

/** One database is enough at the small size. */
const selectedDatabases = full ? databases : (['PostgreSQL'] as const);

for (const database of selectedDatabases) {
  test.describe(`leads while they leave, on ${database}`, { tag: '@full' }, () => {
    test.setTimeout(sized(40, 10) * 60_000);
    let system: LeadSystem;
    let receiver: FaultyReceiver;
    let webhook: string;

    test.beforeAll(async () => {
      test.setTimeout(5 * 60_000);
      system = await startLeadSystem(readSeed(), database);
      receiver = await startFaultyReceiver();
      const reader = await logIn(system.cmsUrl, admin);
      const { status, body } = await send(`${reader.cmsUrl}${webhooksPath}`, {
        method: 'POST',
        token: reader.token,
        json: { name: 'CRM', url: receiver.url, events: ['lead.created', 'lead.updated'] },
      });
      expect(status).toBe(201);
      webhook = String(record(record(body).result)._id);
    });

    test.afterAll(async () => {
      await receiver.stop();
      await system.stop();
    });

    /**
     * Kills parts while visitors, an admin, mails and webhooks are on their way, and changes how the receiver answers with each.
     * @param plan.portion how many visitors enter before and after each kill
     */
    async function killWhileAllMoves(
      gate: Gate,
      { kills, portion }: { kills: number; portion: number },
    ): Promise<Map<string, number>> {
      const random = new Random(system.seed, 'webhooks kills');
      const killed = new Map<string, number>();
      const victims = Array.from({ length: kills }, () => random.shuffled(system.parts)).flat();
      for (const [round, part] of victims.slice(0, kills).entries()) {
        receiver.becomes(manners[round % manners.length] ?? 'accepts');
        gate.open(portion);
        await wait(random.whole(2_000, 6_000));
        await part.kill();
        killed.set(part.name, (killed.get(part.name) ?? 0) + 1);
        gate.open(portion);
        await wait(random.whole(100, 1_000));
        await part.start();
      }
      receiver.becomes('accepts');
      return killed;
    }

    /**
     * An hour in which the mail server does not answer. The CMS asks it again and again.
     * @param visit sends the last forms, at the right time
     */
    async function hourWithoutMails<T>(visit: () => Promise<T>): Promise<T> {
      await system.mailServer.kill();
      const visits = await visit();
      for (let halves = 0; halves <= 2; halves += 1) {
        if (halves > 0) system.cms.signal('SIGUSR2');
        const asked = system.toMail.opened();
        await expect.poll(() => system.toMail.opened(), { timeout: 30_000 }).toBeGreaterThan(asked);
      }
      await system.mailServer.start();
      return visits;
    }

    test('each lead and each change arrives as a mail and as a webhook while all that they need fails', async () => {
      const [kills, count, hour] = [sized(24, 6), sized(600, 80), sized(60, 10)];
      const { siteUrl, captchaSecret, seed } = system;
      const gate = new Gate();
      const stopDraining = keepDraining(system.host);
      const stopWorking = keepWorking(system, new Random(seed, 'admin'));
      system.loseAnswers(true);
      const crowd = { siteUrl, captchaSecret, seed, name: 'leaving', withKeys: true, gate };
      const visiting = sendForms({ ...crowd, count: count + hour });
      const portion = Math.ceil(count / (2 * kills));
      const killed = await killWhileAllMoves(gate, { kills, portion });
      const changes = await stopWorking();

      const { submissions, sendings } = await hourWithoutMails(() => {
        gate.open(count + hour);
        return visiting;
      });
      await stopDraining();
      await drainUntilEmpty(system.host, system.outbox);
      const random = new Random(seed, 'webhooks kills at work');
      const again = await killAtWork(system.mailing, { kills: sized(6, 2), random });
      for (const [part, times] of again) killed.set(part, (killed.get(part) ?? 0) + times);
      system.loseAnswers(false);
      await untilAllLeft(system);

      const reader = await logIn(system.cmsUrl, admin);
      const leads = await readLeads(reader);
      const rows = await readDeliveries(reader, webhook);
      const balance = compare(submissions, leads, 10_000);
      const mails = compareMails(leads, leads, system.mailServer.mails());
      const webhooks = compareWebhooks({ leads, changes }, receiver.messages, rows);
      const wrongTimelines = await countWrongTimelines(reader, leads, 'each', changes);
      printFigures({
        title: `${test.info().title}, on ${database}`,
        ...{ sendings, killed, balance, mails, webhooks, wrongTimelines },
        lostAnswers: system.wires.reduce((sum, wire) => sum + wire.lost(), 0),
        deadLetters: await countDeadLetters(reader),
      });
      expect(balance).toMatchObject({ lost: 0, doubled: 0, unsent: 0, untimely: 0 });
      expect(wrongTimelines).toBe(0);
      expect(mails).toMatchObject({ lost: 0, doubled: 0, stray: 0 });
      expect(mails.repeated).toBeLessThanOrEqual(maxRepeatedMails(system, killed));
      expect(webhooks).toMatchObject({ lost: 0, stray: 0, wrongRows: 0, strayRows: 0 });
      expect(webhooks.repeated).toBeLessThanOrEqual(maxRepeatedWebhooks(killed));
      expect(receiver.followed()).toBe(0);
      // Shows that the faults really happened.
      expect([...new Set(receiver.messages.map(({ manner }) => manner))].sort()).toEqual(
        [...manners].sort(),
      );
      expect(changes.length).toBeGreaterThan(kills);
      expect(balance.stored).toBeGreaterThan((count + hour) / 2);
    });
  });
}
