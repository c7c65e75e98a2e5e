import { ApiError } from './apiError.ts';
import type { ApiErrorDetails, ApiVersion } from './apiError.ts';

/** The parts of a response that errors are read from. Both fetch and XMLHttpRequest can provide them. */
export interface Answer {
  status: number;
  header(name: string): string | null;
  text(): Promise<string>;
}

export function answerOf(response: Response): Answer {
  return { status: response.status, header: (name) => response.headers.get(name), text: () => response.text() };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value['message'] === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function seconds(header: string | null): number | undefined {
  const value = Number(header);
  return header === null || header === '' || !Number.isFinite(value) ? undefined : value;
}

/** Reads the typed error of a refused call. A body that isn't the contract's error leaves only the status and ids. */
export async function readError(version: ApiVersion, answer: Answer): Promise<ApiError> {
  const requestId = answer.header('X-Request-Id') ?? undefined;
  const retryAfter = seconds(answer.header('Retry-After'));
  const known = { version, status: answer.status, retryAfter };
  const body = parsed(await answer.text().catch(() => ''));
  if (body === undefined) {
    const message = `The server answered ${answer.status} without a reason`;
    return new ApiError({ ...known, kind: 'http', requestId, message });
  }
  // A proxy's page was handled above, so this body is the contract's. The server's tests prove its shape.
  const { message, request_id, ...rest } = body as Partial<ApiErrorDetails> & { message: string; request_id?: string };
  return new ApiError({ ...rest, ...known, kind: 'http', message, requestId: request_id ?? requestId });
}
