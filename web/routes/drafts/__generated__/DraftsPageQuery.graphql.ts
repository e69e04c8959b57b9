/**
 * @generated SignedSource<<098f2c7d85fee82491276ed25dc696d0>>
 * @relayHash 85d0ca469b1a45ee36de004c325d31bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a48ee0814ec8b7b5b1d13cc4f62ba316eecf5b3eda673eea7c3da659b7d6e2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
export type ContributionOrderField = "MANUSCRIPT_NUMBER" | "SAVED_AT" | "SUBMITTED_AT";
export type SortDirection = "ASC" | "DESC";
export type DraftFilter = {
  colloquium?: string | null | undefined;
  manuscriptNumber?: string | null | undefined;
  saved?: DateRange | null | undefined;
  title?: string | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AuthoredContributionFilter = {
  awaitsPoolConsent?: boolean | null | undefined;
  colloquium?: string | null | undefined;
  manuscriptNumber?: string | null | undefined;
  statuses?: ReadonlyArray<AuthorStatus> | null | undefined;
  submitted?: DateRange | null | undefined;
  title?: string | null | undefined;
};
export type ContributionOrder = {
  direction: SortDirection;
  field: ContributionOrderField;
};
export type DraftsPageQuery$variables = {
  direction: SortDirection;
  draftFilter: DraftFilter;
  filter: AuthoredContributionFilter;
  isUnaccepted: boolean;
  orderBy: ContributionOrder;
  page: number;
};
export type DraftsPageQuery$data = {
  readonly viewer: {
    readonly drafts?: {
      readonly " $fragmentSpreads": FragmentRefs<"DraftList_drafts">;
    } | null | undefined;
    readonly id: string;
    readonly unaccepted?: {
      readonly " $fragmentSpreads": FragmentRefs<"UnacceptedList_unaccepted">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorTabs_viewer">;
  } | null | undefined;
};
export type DraftsPageQuery = {
  response: DraftsPageQuery$data;
  variables: DraftsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftFilter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isUnaccepted"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v8 = {
  "kind": "Variable",
  "name": "page",
  "variableName": "page"
},
v9 = [
  {
    "kind": "Variable",
    "name": "direction",
    "variableName": "direction"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "draftFilter"
  },
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  (v7/*:: as any*/),
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  (v8/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCountIsCapped",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleZh",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Colloquium",
  "kind": "LinkedField",
  "name": "colloquium",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasBeenInPool",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuscriptNumber",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DraftsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "condition": "isUnaccepted",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "ContributionConnection",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DraftList_drafts"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isUnaccepted",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "unaccepted",
                "args": (v10/*:: as any*/),
                "concreteType": "ContributionConnection",
                "kind": "LinkedField",
                "name": "authoredContributions",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UnacceptedList_unaccepted"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AuthorTabs_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DraftsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "condition": "isUnaccepted",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "ContributionConnection",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContributionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Contribution",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isUnaccepted",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "unaccepted",
                "args": (v10/*:: as any*/),
                "concreteType": "ContributionConnection",
                "kind": "LinkedField",
                "name": "authoredContributions",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContributionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Contribution",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v18/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "submittedAt",
                            "storageKey": null
                          },
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": "draftCount",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "ContributionConnection",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": false,
            "selections": [
              (v11/*:: as any*/)
            ],
            "storageKey": "drafts(first:1)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "75a48ee0814ec8b7b5b1d13cc4f62ba316eecf5b3eda673eea7c3da659b7d6e2",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "79999b78b49517e735fde087b95e1f46";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
