import { randomUUID } from 'node:crypto';
import { randomFrom } from '../sweep/random.ts';
import { bulk, chanceFrom, COMMANDS, offered, tried, type Chance, type Request, type Shown } from './commands.ts';
import { faultsOf } from './faults.ts';
import { stepsOf } from './history.ts';
import type { Answer, ApiNode } from './node.ts';
import { startWorld, type World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Plan {
  seed: number;
  steps: number;
  kills: number;
  products: number;
}

interface Lived {
  /** The statuses that products had: a run that reached few of them proves little. */
  statuses: ReadonlySet<string>;
  kills: number;
  mails: number;
}

/** How many steps the report of a failure names. */
const TOLD = 40;

class Lives {
  readonly log: string[] = [];
  kills = 0;
  private readonly refused: string[] = [];
  private readonly delivered = new Map<number, number>();
  private nodes: ApiNode[] = [];
  private readonly working = new Set<Promise<void>>();
  private starting: Promise<void> | undefined;
  /** The list as somebody looked at it some steps ago. */
  private shown: readonly Shown[] = [];

  private readonly world: World;
  private readonly chance: Chance;

  constructor(world: World, chance: Chance) {
    this.world = world;
    this.chance = chance;
  }

  async start(): Promise<void> {
    this.nodes = await Promise.all([this.world.startNode(), this.world.startNode()]);
  }

  async stop(): Promise<void> {
    await this.starting;
    await Promise.all(this.nodes.map((node) => node.kill()));
  }

  private now(): Date {
    return this.world.app.clock.now();
  }

  private node(): ApiNode {
    const node = this.chance.of(this.nodes);
    if (!node) throw new Error('No node is left');
    return node;
  }

  private async send(node: ApiNode, request: Request, key?: string): Promise<Answer | undefined> {
    const token = await this.world.app.issuer.token(this.world.planner.subject);
    for (;;) {
      const answer = await node.call({ ...request, token, ...(key !== undefined && { key }) });
      // No connection of the pool was free in time. The answer says to ask again, and nothing about the product.
      if (answer?.status !== 503) return answer;
    }
  }

  /** The products as one of the nodes lists them. Their figures never go down, nor above what was ordered. */
  async products(): Promise<Shown[]> {
    const path = '/api/v1/product?limit=100&order_by=product_id:asc';
    const answer = await this.send(this.node(), { method: 'GET', path });
    if (answer?.status !== 200) throw new Error(`The list: ${JSON.stringify(answer)}`);
    const all = answer.body.objects as Shown[];
    for (const { product_id: id, volume_delivered: now, volume_ordered: most } of all) {
      const before = this.delivered.get(id) ?? 0;
      if (now < before || now > most) throw new Error(`Product ${id} delivered ${before}, then ${now} of ${most}`);
      this.delivered.set(id, now);
    }
    return all.filter(({ product_id: id }) => this.world.campaigns.has(id));
  }

  /** Lets a node run what is due. Nobody waits for it. */
  private startWork(node: ApiNode): void {
    const work = node.work(this.now()).finally(() => this.working.delete(work));
    this.working.add(work);
  }

  private async rest(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working);
  }

  private async pass(milliseconds: number): Promise<void> {
    this.world.app.clock.advance(milliseconds);
    await Promise.all(this.nodes.map((node) => node.setTime(this.now())));
  }

  /** All that a call may change of a product. */
  private async stateOf(productId: number): Promise<string> {
    const [row] = await this.world.app.sql<{ state: string }>(
      `select concat_ws(' ', p, (select count(*) from product_transition t where t.product_id = p.id),
                (select string_agg(l::text, ' ' order by id) from launch l where l.product_id = p.id),
                (select string_agg(concat_ws(' ', m.id, m.state), ' ' order by m.id) from message m where m.product_id = p.id),
                (select string_agg(concat_ws(' ', j.name, j.singleton_key, j.start_after), ' ' order by j.id) from jobs.job j
                  where j.name like 'launches.%' and (j.data ->> 'productId')::int = p.id)) as state
         from product p where p.id = $1`,
      [productId],
    );
    return row?.state ?? 'gone';
  }

  private note(request: Request, answer: Answer | undefined): void {
    const body = JSON.stringify(request.body ?? {});
    this.log.push(`${request.method} ${request.path} ${body}: ${answer?.status} ${answer?.body?.message ?? ''}`);
    if (!answer) return;
    if (answer.status >= 500) throw new Error(`${request.path}: ${JSON.stringify(answer.body)}`);
    if (answer.status >= 400) this.refused.push(String(answer.body?.request_id));
  }

  private async requestFor(product: Shown, name: string): Promise<Request | undefined> {
    const id = product.product_id;
    const [row] = await this.world.app.sql<{ id: number }>(
      `select coalesce((select max(m.launch_id) from message m where m.product_id = $1 and m.state = 'in doubt'),
                       (select max(l.id) from launch l where l.product_id = $1), 0) as id`,
      [id],
    );
    return COMMANDS[name]?.(id, { chance: this.chance, now: this.now(), launchId: row?.id ?? 0 });
  }

  private async command(): Promise<void> {
    if (this.shown.length === 0 || this.chance.happens(0.4)) this.shown = await this.products();
    const product = this.chance.of(this.shown.filter(({ product_id: id }) => this.world.campaigns.has(id)));
    if (!product) return void (this.shown = []);
    const isOffer = this.chance.happens(0.6);
    const name = isOffer ? offered(product, this.chance) : tried(this.chance);
    if (name === undefined) return;
    const request = await this.requestFor(product, name);
    if (!request) return;
    // A second click, on the other node if there are two.
    const nodes = this.chance.happens(0.15) ? [...this.nodes] : [this.node()];
    const isQuiet = this.working.size === 0 && nodes.length === 1;
    const before = isQuiet ? await this.stateOf(product.product_id) : '';
    const answers = await Promise.all(nodes.map((node) => this.send(node, request)));
    for (const answer of answers) this.note(request, answer);
    const [answer] = answers;
    if (isQuiet && answer && answer.status >= 400 && (await this.stateOf(product.product_id)) !== before)
      throw new Error(`${request.path} was refused with ${answer.status} and changed the product`);
    if (name === 'delete' && answers.some((one) => one?.status === 204)) await this.replace(product.product_id);
    else if (product.product_status === 'Ended' || product.product_status === 'Completed')
      await this.replace(product.product_id);
  }

  private async replace(productId: number): Promise<void> {
    this.world.campaigns.delete(productId);
    await this.world.add(this.chance);
  }

  private async commandMany(): Promise<void> {
    const ids = [...this.world.campaigns.keys()].filter(() => this.chance.happens(0.4));
    if (ids.length === 0) return;
    const request = bulk(ids, this.chance);
    this.note(request, await this.send(this.node(), request, randomUUID()));
  }

  /** Does one thing. In half of the steps a node runs its jobs beside it. */
  async step(): Promise<void> {
    const idle = this.nodes.filter((node) => !node.isWorking());
    const worker = this.chance.happens(0.5) ? this.chance.of(idle) : undefined;
    if (worker) this.startWork(worker);
    if (this.chance.happens(0.2))
      await this.pass(this.chance.oneOf([MINUTE, MINUTE, 10 * MINUTE, HOUR, HOUR, 20 * HOUR]));
    else if (this.chance.happens(0.08)) await this.world.disturb(this.chance);
    else if (this.chance.happens(0.12)) await this.world.mend();
    else if (this.chance.happens(0.06)) await this.commandMany();
    else await this.command();
    if (this.chance.happens(0.3)) await this.rest();
  }

  /** Kills a node in the middle of a call, or of its sending if it sends. The other node gets the same call again. */
  async kill(): Promise<void> {
    await this.starting;
    const products = await this.products();
    const victim = this.node();
    const [other] = this.nodes.filter((node) => node !== victim);
    if (!other) throw new Error('Only one node is left');
    const work = victim.work(this.now());
    const mails = this.world.relay.received.length + 1 + this.chance.below(8);
    const mailed = new Promise<void>((resolve) => {
      this.world.relay.onTaken = (count) => count >= mails && resolve();
    });
    if (this.chance.happens(0.7)) await Promise.race([work, mailed]);
    const product = this.chance.of(products);
    const request = product && (await this.requestFor(product, offered(product, this.chance) ?? 'launch'));
    const key = randomUUID();
    const lost = request ? this.send(victim, request, key) : undefined;
    await victim.kill();
    this.kills += 1;
    this.log.push(`a node is killed after ${this.world.relay.received.length} mails`);
    this.nodes = [other];
    this.starting = this.world.startNode().then(async (node) => {
      await node.setTime(this.now());
      this.nodes.push(node);
    });
    if (request && product) {
      const first = await lost;
      const again = await this.repeat(other, request, key);
      this.note(request, again);
      if (request.method === 'POST' && first && first.status < 400 && first.status !== again?.status)
        throw new Error(`${request.path}: ${first.status}, and ${again?.status} when it was asked again`);
      if (again?.status === 204) await this.replace(product.product_id);
    }
    await this.rest();
    await work;
    await this.noticeSilence();
  }

  /** Asks until the call of the node that died is known to be over. */
  private async repeat(node: ApiNode, request: Request, key: string): Promise<Answer | undefined> {
    for (;;) {
      const answer = await this.send(node, request, key);
      if (!answer?.isEarly) return answer;
    }
  }

  /** Makes the jobs of a dead node due again, as the queue does after half a minute without a sign of life. */
  private async noticeSilence(): Promise<void> {
    await this.world.app.sql(
      `update jobs.job set state = 'retry', start_after = $1, heartbeat_on = null where state = 'active'`,
      [this.now()],
    );
  }

  /** Lets time go by until nothing is left that would happen without a person. */
  async settle(): Promise<string[]> {
    await this.starting;
    await this.rest();
    await this.world.mend();
    this.world.relay.faults.clear();
    for (;;) {
      for (const node of this.nodes) this.startWork(node);
      await this.rest();
      const [next] = await this.world.app.sql<{ at: Date | null }>(
        `select min(start_after) as at from jobs.job where state < 'active'`,
      );
      if (!next?.at) break;
      await this.pass(Math.max(0, next.at.getTime() - this.now().getTime()));
    }
    return faultsOf(this.world, await this.products(), this.refused);
  }
}

/** Lives of products on two nodes that are killed now and then. Throws with what went wrong, and with the seed. */
export async function live({ seed, steps, kills, products }: Plan): Promise<Lived> {
  const chance = chanceFrom(randomFrom(seed));
  const world = await startWorld();
  const lives = new Lives(world, chance);
  try {
    await lives.start();
    for (let product = 0; product < products; product += 1) await world.add(chance);
    for (let step = 1; step <= steps; step += 1) {
      await lives.step();
      if (lives.kills < Math.floor((step * kills) / steps)) await lives.kill();
    }
    const faults = await lives.settle();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const statuses = (await stepsOf(world.app, null)).map((step) => step.to_status);
    return { statuses: new Set(statuses), kills: lives.kills, mails: world.relay.received.length };
  } catch (error) {
    throw new Error(`Seed ${seed}, ${lives.log.slice(-TOLD).join('\n')}\n${String(error)}`, { cause: error });
  } finally {
    await lives.stop();
    await world.close();
  }
}
