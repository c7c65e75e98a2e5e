/**
 * The data of a call, for those who let errors be thrown: `const me = await dataOf(client.v2.GET('/me'))`. The client
 * throws an ApiError for every failure, so a result that came is one with data.
 */
export async function dataOf<Result extends { data?: unknown }>(
  call: Promise<Result>,
): Promise<Exclude<Result['data'], undefined>> {
  const { data } = await call;
  return data as Exclude<Result['data'], undefined>;
}
