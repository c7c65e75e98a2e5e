import { TransferList } from '../../../components/TransferList/TransferList.tsx';

export function Good() {
  return (
    <TransferList
      label="Users"
      availableLabel="All users"
      chosenLabel="In this role"
      options={Array.from({ length: 12 }, (_, at) => ({ value: String(at), label: `User ${at + 1}` }))}
      value={['1', '4', '5']}
      onValueChange={() => undefined}
    />
  );
}

export function Bad() {
  return (
    <TransferList
      label="Answer"
      availableLabel="Answers"
      chosenLabel="Chosen"
      options={[
        { value: 'y', label: 'Yes' },
        { value: 'n', label: 'No' },
      ]}
      value={[]}
      onValueChange={() => undefined}
    />
  );
}
