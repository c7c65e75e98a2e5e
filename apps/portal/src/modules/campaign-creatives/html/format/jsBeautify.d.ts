// Only the part for HTML is imported: the whole package brings a formatter for JavaScript too.
declare module 'js-beautify/js/src/html/index.js' {
  interface HtmlOptions {
    indent_size: number;
    /** Indents the content of `html` too. */
    indent_inner_html: boolean;
    /** Elements that get an empty line before them. */
    extra_liners: readonly string[];
    /** 0: never. */
    wrap_line_length: number;
    wrap_attributes: 'auto' | 'preserve';
    max_preserve_newlines: number;
    indent_handlebars: boolean;
    end_with_newline: boolean;
  }

  export default function layOut(html: string, options: Readonly<HtmlOptions>): string;
}
