'use client';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { Form, type FormError } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepList } from '../StepList/StepList.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { firstWrong, listedSteps, type WizardStep } from './wizardSteps.ts';

export interface WizardProps<Id extends string = string> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the task: 'New audience'. */
  label: string;
  /** The steps in order, at least one. */
  steps: readonly WizardStep<Id>[];
  /** The id of the step that is shown, such as from the address of the page. Default: the wizard keeps its own, starting with the first. */
  step?: Id | undefined;
  /** Called with the id of the step that somebody goes to. */
  onStepChange?: ((id: Id) => void) | undefined;
  /** The label of the last button, a verb and its object: 'Create audience'. */
  finishLabel: string;
  /**
   * Called once nothing is wrong in any step. The buttons are busy until its promise is settled; when it rejects, the error's
   * message is shown and everything stays.
   */
  onFinish: () => void | Promise<void>;
  /** Adds a button that gives up. Default: none. */
  onCancel?: (() => void) | undefined;
  /** Level of the step's heading in the outline of the page. Default 2. */
  level?: 2 | 3 | undefined;
}

const NONE: readonly FormError[] = [];

/** A longer task in steps: each is complete before the next begins, and people can go back to any step without losing a word. */
export function Wizard<Id extends string = string>(props: WizardProps<Id>) {
  const { label, steps, step: given, onStepChange, finishLabel, onFinish, onCancel, level = 2, ...rest } = props;
  const texts = useTexts();
  const [kept, change] = useKeptValue<Id | undefined>(
    given,
    steps[0]?.id,
    (id) => id !== undefined && onStepChange?.(id),
  );
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === kept),
  );
  const [seen, setSeen] = useState(at);
  const reached = Math.max(seen, at);
  const [problems, setProblems] = useState<Readonly<Record<string, readonly FormError[]>>>({});
  const [isBusy, setBusy] = useState(false);
  // A second click of the same moment comes before the button is busy.
  const isAsking = useRef(false);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  function show(index: number) {
    setSeen(Math.max(reached, index));
    setFailure(undefined);
    change(steps[index]?.id);
  }
  /** Goes to a step, or beyond the last one, if nothing is wrong on the way. */
  async function goOn(from: number, to: number) {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const wrong = await firstWrong(steps, from, to - 1);
      const asked = steps.slice(from, to).map(({ id }) => [id, id === wrong?.id ? wrong.errors : NONE] as const);
      setProblems((before) => ({ ...before, ...Object.fromEntries(asked) }));
      if (wrong && wrong.index !== at) show(wrong.index);
      if (wrong) return;
      if (to < steps.length) show(to);
      else await onFinish();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : texts.notSaved);
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  }
  function select(index: number) {
    if (isBusy) return;
    // Going back asks nothing: what is wrong here can be mended later, and the last button asks every step.
    if (index < at) show(index);
    else void goOn(at, index);
  }
  const isLast = at === steps.length - 1;
  return (
    <Stack gap={24} role="group" aria-label={label} {...rest}>
      <StepList label={texts.stepsOf(label)} steps={listedSteps(steps, { at, reached, problems, onSelect: select })} />
      {steps.slice(0, reached + 1).map(({ id, label: name, content }, index) => (
        <div key={id} hidden={index !== at}>
          <Form
            aria-label={name}
            errors={problems[id] ?? NONE}
            isBusy={isBusy}
            onSubmit={() => void (isLast ? goOn(0, steps.length) : goOn(at, at + 1))}
          >
            <Heading level={level} tabIndex={-1} {...(index === at && { ref: heading })}>
              {texts.stepOf(index + 1, steps.length, name)}
            </Heading>
            {content}
            {index === at && failure !== undefined && <Banner role="alert" tone="danger" title={failure} />}
            {index === at && (
              <Toolbar
                end={
                  <>
                    {at > 0 && (
                      <Button disabled={isBusy} reason={texts.saving} onClick={() => show(at - 1)}>
                        {texts.stepBack}
                      </Button>
                    )}
                    <Button type="submit" variant="primary" isBusy={isBusy}>
                      {isLast ? finishLabel : texts.stepNext}
                    </Button>
                  </>
                }
              >
                {onCancel && (
                  <Button variant="quiet" onClick={onCancel}>
                    {texts.cancel}
                  </Button>
                )}
              </Toolbar>
            )}
          </Form>
        </div>
      ))}
    </Stack>
  );
}
