import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { errorBody } from '../../fixtures/handlers/network.ts';
import { urlOf } from '../../fixtures/handlers/mock.ts';
import { administrationForms } from './administrationForms.ts';
import { checkForm } from './checkForm.ts';
import { checkSettingsForms } from './checkSettingsForms.ts';
import { creativeForms } from './creativeForms.ts';
import { limitsForms } from './limitsForms.ts';
import { orderForms } from './orderForms.ts';
import { proofreadForms } from './proofreadForms.ts';

/** `npm run soak` types more, and other texts with each run. */
const SOAK = { rounds: import.meta.env['SOAK_TEXTS'], seed: import.meta.env['SOAK_SEED'] };
const ROUNDS = Number(SOAK.rounds ?? 1);
const SEED = Number(SOAK.seed ?? 20_261_123);

const bodies: Record<string, unknown>[] = [];

/** Returns a file's text in an object, because the rules for a form's texts don't apply to a file. */
async function sentAs(value: FormDataEntryValue): Promise<unknown> {
  return typeof value === 'string' ? value : { text: await value.text() };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  if (!isForm) return (await request.json()) as Record<string, unknown>;
  const parts = [...(await request.formData())].map(async ([name, value]) => [name, await sentAs(value)]);
  return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
}

interface Setup {
  msw: { use(...added: HttpHandler[]): void };
}

const meta = preview.meta({
  title: 'Flows/Typed text',
  parameters: { layout: 'fullscreen', account: 3, a11y: { test: 'off' }, contrast: 'off' },
  tags: ['!dev'],
});

const forms = [
  ...orderForms,
  ...administrationForms,
  ...checkSettingsForms,
  ...limitsForms,
  ...creativeForms,
  ...proofreadForms,
];

/** Types into every field of one form. The save fails each time, so that the form stays open for the next texts. */
function typing(name: string) {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`There is no form '${name}'`);
  const { version, method, path } = form.sends;
  return {
    parameters: { route: form.route },
    beforeEach: ({ msw }: Setup) => {
      bodies.length = 0;
      sessionStorage.clear();
      msw.use(
        ...(form.serves ?? []),
        http[method](urlOf(version, path), async ({ request }) => {
          bodies.push(await bodyOf(request));
          return HttpResponse.json(errorBody(version, 'Nothing was saved'), { status: 503 });
        }),
      );
    },
    play: async () => {
      await form.open();
      await expect(await checkForm(form, { bodies }, { seed: SEED, rounds: ROUNDS })).toEqual([]);
    },
  };
}

export const AddOrder = meta.story(typing('Add order'));

export const EditOrder = meta.story(typing('Edit order'));

export const DuplicateAnOrder = meta.story(typing('Duplicate an order'));

export const AddProduct = meta.story(typing('Add product'));

export const EditProduct = meta.story(typing('Edit product'));

export const CancelAProduct = meta.story(typing('Cancel a product'));

export const ChooseANewStart = meta.story(typing('Choose a new start'));

export const FallbackOfAFault = meta.story(typing('Fallback of a fault'));

export const ReasonToAcceptAFault = meta.story(typing('Reason to accept a fault'));

export const AddRate = meta.story(typing('Add rate'));

export const CommentOnATask = meta.story(typing('Comment on a task'));

export const AddANote = meta.story(typing('Add a note'));

export const RenameAView = meta.story(typing('Rename a view'));

export const AddUser = meta.story(typing('Add user'));

export const AddRole = meta.story(typing('Add role'));

export const AddGroup = meta.story(typing('Add group'));

export const AccountSettings = meta.story(typing('Account settings'));

export const CheckSettingsOfAnAccount = meta.story(typing('Check settings of an account'));
export const SendingLimitsOfAnAccount = meta.story(typing('Sending limits of an account'));

export const AddSenderProfile = meta.story(typing('Add sender profile'));

export const AddSendingDomain = meta.story(typing('Add sending domain'));

export const AddAdvertiser = meta.story(typing('Add advertiser'));

export const AddABucket = meta.story(typing('Add a bucket'));

export const AddAFolder = meta.story(typing('Add a folder'));

export const NewCreative = meta.story(typing('New creative'));

export const FinishADraft = meta.story(typing('Finish a draft'));

export const EditDetailsOfACreative = meta.story(typing('Edit details of a creative'));

export const LabelsOfACreative = meta.story(typing('Labels of a creative'));

export const OverrideFindings = meta.story(typing('Override findings'));

export const TextPartOfACreative = meta.story(typing('Text part of a creative'));

export const EditTestSeeds = meta.story(typing('Edit test seeds'));

export const EditTheURLOfALink = meta.story(typing('Edit the URL of a link'));

export const EditAudience = meta.story(typing('Edit audience'));

export const AddSuppressionList = meta.story(typing('Add suppression list'));

export const NewAudience = meta.story(typing('New audience'));

export const CustomFieldsOfAnAudience = meta.story(typing('Custom fields of an audience'));
