import { measureLists } from './lists.ts';
import { holds } from './measure.ts';
import { writeReport } from './report.ts';

const figures = [...(await measureLists())];
for (const figure of figures) {
  console.log(
    `${holds(figure) ? 'held  ' : 'missed'}  ${figure.what}: ${figure.ours} against ${figure.peer}, ${figure.ratio.toFixed(2)} × (budget ${figure.budget.is} ${figure.budget.value} ×)`,
  );
}
await writeReport(new URL('../', import.meta.url), figures);
