/**
 * Returns the data of a call: `const me = await dataOf(client.v2.GET('/me'))`. The client throws an ApiError for every
 * failure, so a result always has data.
 */
export async function dataOf<Result extends { data?: unknown }>(
  call: Promise<Result>,
): Promise<Exclude<Result['data'], undefined>> {
  const { data } = await call;
  return data as Exclude<Result['data'], undefined>;
}
