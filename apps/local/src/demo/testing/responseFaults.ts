/** The products that went out whose days don't add up to their messages and answers. */
export const WRONG_DAYS = `
  select from product p where exists (select from launch l where l.product_id = p.id and l.started_at is not null) and
    (select row(sum(delivered), sum(opens), sum(unique_opens), sum(clicks), sum(unsubscribes), sum(machine_opens),
                sum(machine_clicks), sum(unique_machine_clicks))
       from product_response r where r.product_id = p.id) is distinct from
    (select row(p.volume_delivered::numeric,
                count(*) filter (where kind = 'open' and machine is null)::numeric,
                count(*) filter (where kind = 'open' and is_first)::numeric,
                count(*) filter (where kind = 'click' and machine is null)::numeric,
                count(*) filter (where kind = 'unsubscribe')::numeric,
                count(*) filter (where kind = 'open' and machine is not null)::numeric,
                count(*) filter (where kind = 'click' and machine is not null)::numeric,
                count(distinct message_id) filter (where kind = 'click' and machine is not null)::numeric)
       from response x where x.product_id = p.id)`;

/** The links whose clicks aren't those that are stored. */
export const WRONG_LINKS = `
  select from product_link_response l where row(l.clicks::bigint, l.machine_clicks::bigint) is distinct from
    (select row(count(*) filter (where machine is null), count(*) filter (where machine is not null))
       from response x where x.link_id = l.link_id)`;
