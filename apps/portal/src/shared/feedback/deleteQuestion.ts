/** The question before several records are deleted: 'the selected order', 'the 3 selected orders'. The noun takes an s. */
export function deleteQuestion(count: number, noun: string): string {
  const what = count === 1 ? `the selected ${noun}` : `the ${count} selected ${noun}s`;
  return `Do you really want to delete ${what}?`;
}
