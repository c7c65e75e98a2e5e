import type { ReactNode } from 'react';
import { TABLE_CONTEXTS, type TableModel } from './tableContexts.ts';

interface TableProviderProps {
  model: TableModel;
  children: ReactNode;
}

/** Gives each group of the model to the parts of the table by its own context. */
export function TableProvider({ model, children }: TableProviderProps) {
  const { settings, columns, layout, state, rows, selection, handles } = TABLE_CONTEXTS;
  return (
    <settings.Provider value={model.settings}>
      <columns.Provider value={model.columns}>
        <layout.Provider value={model.layout}>
          <state.Provider value={model.state}>
            <rows.Provider value={model.rows}>
              <selection.Provider value={model.selection}>
                <handles.Provider value={model.handles}>{children}</handles.Provider>
              </selection.Provider>
            </rows.Provider>
          </state.Provider>
        </layout.Provider>
      </columns.Provider>
    </settings.Provider>
  );
}
