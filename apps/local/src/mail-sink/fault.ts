/** The faults that a relay can show a sender. */
const FAULT_MODES = ['none', 'defer', 'refuse', 'silence', 'drop'] as const;

type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  /**
   * `defer` answers each recipient with 451, `refuse` with 550. `silence` never answers DATA. `drop` keeps the message and
   * closes the connection without an answer.
   */
  mode: FaultMode;
  /** Only for recipients whose address contains this. */
  to?: string;
  /** How many times the fault applies. Without it, until another fault is set. */
  times?: number;
  /** Waits this long before each answer to DATA. */
  delayMs?: number;
}

export function isFault(value: unknown): value is Fault {
  return (
    typeof value === 'object' && value !== null && 'mode' in value && FAULT_MODES.includes(value.mode as FaultMode)
  );
}

export interface FaultSwitch {
  set: (fault: Fault) => void;
  current: () => Fault;
  /** Returns whether the fault applies to these recipients, and counts down. */
  strikes: (mode: FaultMode, recipients: readonly string[]) => boolean;
}

export function faultSwitch(): FaultSwitch {
  let fault: Fault = { mode: 'none' };
  return {
    set: (next) => {
      fault = next;
    },
    current: () => fault,
    strikes: (mode, recipients) => {
      const { to, times } = fault;
      if (fault.mode !== mode || times === 0) return false;
      if (to !== undefined && !recipients.some((address) => address.includes(to))) return false;
      if (times !== undefined) fault = { ...fault, times: times - 1 };
      return true;
    },
  };
}
