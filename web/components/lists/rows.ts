// A page of a list as its connection answers it.
export interface Rows<Row> {
  readonly totalCount: number;
  readonly totalCountIsCapped: boolean;
  readonly edges: readonly { readonly node: Row | null | undefined }[];
}
