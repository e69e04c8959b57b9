/**
 * @generated SignedSource<<6d738a4fb10dfea8ca3265a06b77c479>>
 * @relayHash 312a100d4de9e4ba57f97244a38c67d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f9863a631b3d1578d2944848887764c780b1aab0cf0adccf9bfae1d57d21c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContributionOrderField = "MANUSCRIPT_NUMBER" | "SAVED_AT" | "SUBMITTED_AT";
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
export type ListScope = "ALL" | "PENDING";
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
export type SortDirection = "ASC" | "DESC";
export type ContributionFilter = {
  colloquium?: string | null | undefined;
  colloquiumId?: string | null | undefined;
  manuscriptNumber?: string | null | undefined;
  states?: ReadonlyArray<ContributionState> | null | undefined;
  submitted?: DateRange | null | undefined;
  title?: string | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ContributionOrder = {
  direction: SortDirection;
  field: ContributionOrderField;
};
export type ManuscriptListPageQuery$variables = {
  filter: ContributionFilter;
  orderBy: ContributionOrder;
  page: number;
  scope: ListScope;
};
export type ManuscriptListPageQuery$data = {
  readonly viewer: {
    readonly currentRole: {
      readonly kind: RoleKind;
    };
    readonly handledContributions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly colloquium: {
            readonly name: string;
          } | null | undefined;
          readonly id: string;
          readonly manuscriptNumber: string | null | undefined;
          readonly submittedAt: string | null | undefined;
          readonly titleEn: string | null | undefined;
          readonly titleZh: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"ManuscriptLinks_contribution" | "ManuscriptStatus_contribution" | "ManuscriptTitle_contribution" | "ResponsibleParty_contribution">;
        } | null | undefined;
      }>;
      readonly totalCount: number;
      readonly totalCountIsCapped: boolean;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type ManuscriptListPageQuery = {
  response: ManuscriptListPageQuery$data;
  variables: ManuscriptListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCountIsCapped",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuscriptNumber",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleZh",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ManuscriptListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "currentRole",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ContributionConnection",
            "kind": "LinkedField",
            "name": "handledContributions",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Colloquium",
                        "kind": "LinkedField",
                        "name": "colloquium",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ManuscriptTitle_contribution"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ManuscriptStatus_contribution"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ResponsibleParty_contribution"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ManuscriptLinks_contribution"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ManuscriptListPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "currentRole",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "ContributionConnection",
            "kind": "LinkedField",
            "name": "handledContributions",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Colloquium",
                        "kind": "LinkedField",
                        "name": "colloquium",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasBeenInPool",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "source",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "authorStatus",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "withdrawnAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ResponsibleParty",
                        "kind": "LinkedField",
                        "name": "responsible",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "role",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "person",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "realName",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "10f9863a631b3d1578d2944848887764c780b1aab0cf0adccf9bfae1d57d21c0",
    "metadata": {},
    "name": "ManuscriptListPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c19eb4dd32193fde345710231462b07e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
